'use strict'
/** Money as it is shown: cut after two decimals, never rounded up, and exact however large it is. */
globalThis.figures = (lang, text) => {
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(lang, { ...two, roundingMode: 'trunc', signDisplay: 'negative' }).format(text)
}
