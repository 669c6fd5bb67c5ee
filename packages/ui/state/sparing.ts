/**
 * Whether the user asked for less data (Save-Data, or the system setting): pages then show games without pictures. Read each time,
 * because the setting may change.
 */
export function isSparing(): boolean {
  const told: unknown = Object(Reflect.get(navigator, 'connection')).saveData
  return told === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
