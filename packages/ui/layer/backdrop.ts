/** The overlay behind dialogs: fades in 200 ms, as specified. */
export const backdropClass =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'
