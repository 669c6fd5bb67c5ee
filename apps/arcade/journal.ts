import { openLines } from '#apps/processor/lines-file.ts'
import { calm, type Behaviour, type Purse, type Transfer, type Visit } from './shapes.ts'

/** One line holds everything that changed together, so that a transfer and its balance are both on disk or neither is. */
export type Entry = {
  readonly transfer?: Transfer
  readonly purse?: Purse
  readonly visit?: Visit
  /** 'merchant reference' of a visit that its merchant ended, possibly before the visit was requested. */
  readonly ended?: string
  readonly behaviour?: Behaviour
}

export type Journal = {
  readonly transfers: ReadonlyMap<string, Transfer>
  readonly purses: ReadonlyMap<string, Purse>
  readonly visits: ReadonlyMap<string, Visit>
  readonly ended: ReadonlySet<string>
  readonly behaviour: () => Behaviour
  readonly write: (entry: Entry) => void
  readonly close: () => void
}

export const purseKey = (of: Omit<Purse, 'units'>): string => `${of.merchant} ${of.member} ${of.currency}`

/** The arcade's whole state: the newest version of each transfer, purse and visit. */
export function openJournal(folder: string): Journal {
  const transfers = new Map<string, Transfer>()
  const purses = new Map<string, Purse>()
  const visits = new Map<string, Visit>()
  const ended = new Set<string>()
  let behaviour = calm
  const { write, close } = openLines<Entry>({
    folder,
    read: (value) => (typeof value === 'object' ? value : null),
    take: (entry) => {
      if (entry.transfer)
        transfers.set(`${entry.transfer.merchant} ${entry.transfer.reference}`, entry.transfer)
      if (entry.purse) purses.set(purseKey(entry.purse), entry.purse)
      if (entry.visit) visits.set(entry.visit.token, entry.visit)
      if (entry.ended) ended.add(entry.ended)
      if (entry.behaviour) behaviour = entry.behaviour
    },
    standing: () => [
      { behaviour },
      ...[...transfers.values()].map((transfer) => ({ transfer })),
      ...[...purses.values()].map((purse) => ({ purse })),
      ...[...visits.values()].map((visit) => ({ visit })),
      ...[...ended].map((one) => ({ ended: one })),
    ],
  })
  return { transfers, purses, visits, ended, behaviour: () => behaviour, write, close }
}
