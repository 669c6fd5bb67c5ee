/** A moment in the viewer's own zone and manner, with the zone's name: '21 Nov 2026, 15:30 GMT+7'. */
export function localEnd(at: Date, lang: string): string {
  return new Intl.DateTimeFormat(lang, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at)
}
