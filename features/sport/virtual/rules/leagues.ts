import { keyOf } from '#features/sport/events/rules/identity.ts'

/**
 * The virtual leagues: invented teams, players and runners. A strength of 0 is the league's average; what a match is expected to
 * bring follows from the strengths of both sides alone (strength.ts), so everyone can recompute it.
 */
export const virtualSports = ['football', 'basketball', 'tennis', 'shooter', 'arena', 'racing'] as const
export type VirtualSport = (typeof virtualSports)[number]

export type VirtualLeague = {
  readonly key: string
  readonly name: string
  readonly sport: VirtualSport
  /** Minutes after a full five at which its matches begin: the leagues take turns. */
  readonly offsetMin: number
  readonly teams: readonly (readonly [name: string, strength: number])[]
}

export const virtualLeagues: readonly VirtualLeague[] = [
  {
    key: 'virtual-lantern',
    name: 'Lantern League',
    sport: 'football',
    offsetMin: 0,
    teams: [
      ['Amberquay Town', 0.9],
      ['Brightmoor Wanderers', 0.6],
      ['Copperhill Athletic', 0.5],
      ['Duskwater Albion', 0.3],
      ['Elmgate Rovers', 0.2],
      ['Foxglove City', 0.1],
      ['Greyharbour Dynamo', -0.1],
      ['Hollowfield Stars', -0.2],
      ['Ivoryport Union', -0.3],
      ['Juniper Vale', -0.5],
      ['Kestrel Point', -0.6],
      ['Larkspur County', -0.9],
    ],
  },
  {
    key: 'virtual-cinderline',
    name: 'Cinderline Circuit',
    sport: 'shooter',
    offsetMin: 1,
    teams: [
      ['Quiet Protocol', 0.8],
      ['Glass Falcons', 0.5],
      ['Ninth Lantern', 0.3],
      ['Rust Prophets', 0.1],
      ['Paper Tigers Five', -0.1],
      ['Salt Wardens', -0.3],
      ['Night Ferry', -0.5],
      ['Copper Owls', -0.8],
    ],
  },
  {
    key: 'virtual-mossgate',
    name: 'Mossgate Masters',
    sport: 'arena',
    offsetMin: 2,
    teams: [
      ['Thornwake', 0.9],
      ['House of Herons', 0.5],
      ['Velvet Golems', 0.3],
      ['Moonwell Five', 0.1],
      ['Bramble Court', -0.1],
      ['Ashen Choir', -0.3],
      ['Tidecallers Guild', -0.5],
      ['Little Dragons', -0.9],
    ],
  },
  {
    key: 'virtual-skyline',
    name: 'Skyline Basketball',
    sport: 'basketball',
    offsetMin: 3,
    teams: [
      ['Midtown Comets', 0.9],
      ['Harbourside Cranes', 0.6],
      ['Summit Foxes', 0.3],
      ['Riverbend Lamps', 0.1],
      ['Old Mill Giants', -0.1],
      ['Canal Street Aces', -0.3],
      ['Palm Court Racers', -0.6],
      ['North Pier Owls', -0.9],
    ],
  },
  {
    key: 'virtual-orchard',
    name: 'Orchard Open',
    sport: 'tennis',
    offsetMin: 4,
    teams: [
      ['Iris Valmont', 0.8],
      ['Noor Castellane', 0.5],
      ['Wren Halloway', 0.3],
      ['Juno Petrakos', 0.1],
      ['Mika Sandoval-Ito', -0.1],
      ['Tamsin Okoro', -0.3],
      ['Elke Brandvold', -0.5],
      ['Linh Marchetti', -0.8],
    ],
  },
  {
    key: 'virtual-saltmarsh',
    name: 'Saltmarsh Downs',
    sport: 'racing',
    offsetMin: 2,
    teams: [
      ['Paper Weather', 0.9],
      ['Marmalade Tide', 0.8],
      ['Clockmaker’s Boy', 0.7],
      ['Second Lantern', 0.6],
      ['Quiet Applause', 0.5],
      ['Copper Almanac', 0.4],
      ['Ask the Ferryman', 0.3],
      ['Velvet Ledger', 0.2],
      ['Tuesday’s Comet', 0.1],
      ['Nine Acre Fog', 0],
      ['Harbour Fiddle', -0.1],
      ['Salt and Thistle', -0.2],
      ['Borrowed Umbrella', -0.3],
      ['Old Telegraph', -0.4],
      ['Gooseberry Hill', -0.5],
      ['Last Bus Home', -0.6],
      ['Moth at Noon', -0.7],
      ['Pocket Cathedral', -0.9],
    ],
  },
]

export const leagueOf = (key: string): VirtualLeague | undefined =>
  virtualLeagues.find((league) => league.key === key)

/** The key of a side of a league, by which its crest and its results are found. */
export const virtualSide = ({ key }: Pick<VirtualLeague, 'key'>, name: string): string =>
  `${key}-${keyOf(name)}`
