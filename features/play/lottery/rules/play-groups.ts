/**
 * Play types in two levels: SSC alone has 35 groups, too many for one row. Groups of one kind, such as "first four" and "last four", stand
 * under one heading; a group without kin is its own heading.
 */
export interface PlayHeading {
  readonly key: string
  /** The groups under it, in the order of the plays. */
  readonly groups: readonly string[]
}

/** The first part of a play's key: "star4Front" of "star4Front.straight". */
export const groupOf = (play: string): string => play.split('.')[0] ?? play

const HEADINGS: readonly (readonly [key: string, groups: RegExp])[] = [
  ['star4', /^star4/],
  ['star3', /^star3./],
  ['star2', /^star2/],
  ['fixed', /^fixed./],
  ['any', /^any\d$/],
  ['sides', /^sides\d/],
  ['digits', /^digit\d$/],
  ['numbers', /^number\d$/],
  ['places', /^place\d+$/],
  ['dragons', /^dragonTiger\d+$/],
  ['shapes', /^shape3./],
  ['fronts', /^front\d$/],
  ['spots', /^spot\d+$/],
  ['lo', /^lo/],
  ['xien', /^xien\d$/],
  ['truot', /^truot\d+$/],
  ['de', /^de/],
  ['dauDuoi', /^(dau|dauDuoi|nhat)$/],
  ['threeFour', /^(special[34]|xiuChu|xiuChuDau)$/],
  ['triples', /^(anyTriple|triple|pair|pairAndSingle)$/],
  ['different', /^different/],
  ['tops', /^(top|tod)\d$/],
  ['runs', /^run(Top|Bottom)$/],
]

/** The headings of a lottery's plays, in the order in which they first occur. */
export function headingsOf(plays: readonly string[]): readonly PlayHeading[] {
  const found = new Map<string, string[]>()
  for (const group of new Set(plays.map(groupOf))) {
    const key = HEADINGS.find(([, test]) => test.test(group))?.[0] ?? group
    const groups = found.get(key)
    if (groups) groups.push(group)
    else found.set(key, [group])
  }
  // a heading over one group is the group
  return [...found].map(([key, groups]) => ({ key: groups.length === 1 ? (groups[0] ?? key) : key, groups }))
}
