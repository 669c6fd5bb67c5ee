/** A browser's own words for itself, as its owner knows it. Example: a text with 'Chrome/' and 'Android' is 'Chrome, Android'. */

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** A browser's description of itself in words that its owner knows: "Chrome, Android"; the text itself where nothing fits. */
export function deviceName(agent: string): string {
  const named = [browsers, systems].map((list) => list.find(([pattern]) => pattern.test(agent))?.[1])
  return named.filter((name) => name !== undefined).join(', ') || agent
}
