'use strict'
/** Formats money like the platform: cut after two decimals, never rounded up, and exact for any size. */
globalThis.figures = (lang, text) => {
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(lang, { ...two, roundingMode: 'floor', signDisplay: 'negative' }).format(text)
}
