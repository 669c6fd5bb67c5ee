/** The veil behind every layer: fades in 200 ms, as the specification's overlay does. */
export const backdropClass =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'
