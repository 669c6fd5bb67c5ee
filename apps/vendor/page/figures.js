'use strict'
/** Money as the platform shows it: cut downwards after two decimals, never rounded up, and exact however large it is. */
globalThis.figures = (lang, text) => {
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(lang, { ...two, roundingMode: 'floor', signDisplay: 'negative' }).format(text)
}
