import { ApiError, calm, newId, type Behaviour, type Event, type Kept, type Session } from './shapes.ts'

/** What the stand-in stores: sessions, events, and the events that await delivery. */
export type Book = ReturnType<typeof createBook>

const API_VERSION = '2026-10-28.endive'

export type Due = { readonly event: Event; readonly attempts: number; readonly dueAt: number }
type Changed = { readonly [K in keyof Behaviour]?: Behaviour[K] | undefined }

export function createBook(clock: () => number) {
  const sessions = new Map<string, Kept>()
  const events: Event[] = []
  let due: Due[] = []
  let behaviour: Behaviour = calm
  const seconds = () => Math.floor(clock() / 1000)
  const send = (event: Event, attempts: number, dueAt: number) => void due.push({ event, attempts, dueAt })

  function tell(type: string, object: object): void {
    const event: Event = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: seconds(),
      livemode: false,
      pending_webhooks: 1,
      type,
      data: { object },
    }
    events.push(event)
    for (let copy = 0; copy < behaviour.copies && !behaviour.isSilent; copy += 1) send(event, 0, clock())
  }

  function change(found: Kept, session: Partial<Session>, rest: Partial<Kept> = {}): Kept {
    const next = { ...found, ...rest, session: { ...found.session, ...session } }
    sessions.set(found.session.id, next)
    return next
  }

  function close(found: Kept): Kept {
    const next = change(found, { status: 'expired', url: null })
    tell('checkout.session.expired', next.session)
    return next
  }

  /** Returns a session; expires it first if its time is over, as Stripe does. */
  function current(id: string): Kept {
    const found = sessions.get(id)
    if (!found) {
      const message = `No such checkout.session: ${id}`
      throw new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message })
    }
    return found.session.status === 'open' && found.session.expires_at <= seconds() ? close(found) : found
  }

  return {
    seconds,
    tell,
    change,
    close,
    current,
    behaviour: () => behaviour,
    behave(next: Changed): Behaviour {
      const { copies = behaviour.copies, isReordering = behaviour.isReordering } = next
      const { isSilent = behaviour.isSilent, isDown = behaviour.isDown } = next
      behaviour = { copies, isReordering, isSilent, isDown }
      return behaviour
    },
    add: (kept: Kept) => void sessions.set(kept.session.id, kept),
    sessions: (): readonly Kept[] => [...sessions.keys()].map(current),
    events: (): readonly Event[] => events,
    /** Sends an event again, as the dashboard's "Resend" does. */
    resend(id: string): void {
      const event = events.find((each) => each.id === id)
      if (event) send(event, 0, clock())
    },
    takeDue(): readonly Due[] {
      const now = due.filter(({ dueAt }) => dueAt <= clock())
      due = due.filter(({ dueAt }) => dueAt > clock())
      return behaviour.isReordering ? now.toReversed() : now
    },
    later: ({ event, attempts }: Due, waitMs: number) => send(event, attempts + 1, clock() + waitMs),
  }
}
