/** Texts of the shell's layers and parts that load after the first view. */
export const layers = {
  'shell.languageText': 'Languages in grey aren’t available on this site yet.',
} as const
