// Apart from the catalogue, which pages do not load.

/** The series of the host that draws a lottery. */
export const seriesOf = ({ code }: { readonly code: string }): string =>
  code.toLowerCase().replaceAll('_', '-')
