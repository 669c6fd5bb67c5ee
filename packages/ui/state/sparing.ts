/**
 * Whether this browser's owner pays by the byte and said so (Save-Data, or the system's wish for less data): pages then show the
 * same games without their pictures. Read anew each time; the wish may change under way.
 */
export function isSparing(): boolean {
  const told: unknown = Object(Reflect.get(navigator, 'connection')).saveData
  return told === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
