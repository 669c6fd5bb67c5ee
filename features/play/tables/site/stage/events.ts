import type { Timed } from '../../rules/page/deal.ts'
import type { Deal } from './use-deal.ts'

/**
 * Whether an event of a script is one of a game's: the script comes from the server's own rules, which name each kind of event once, so
 * its type tells its fields.
 */
export function isEvent<E extends Timed>(...types: readonly E['type'][]) {
  return (event: Timed): event is E => types.some((type) => type === event.type)
}

/** The part of a deal that a game's stage shows. */
export function dealOf<E extends Timed>(deal: Deal<Timed>, isOurs: (event: Timed) => event is E): Deal<E> {
  return { ...deal, open: deal.open.filter(isOurs), dealt: deal.dealt.filter(isOurs) }
}

/** The events of a script that a game's stage shows. */
export const eventsOf = <E extends Timed>(
  script: readonly Timed[],
  isOurs: (event: Timed) => event is E,
): readonly E[] => script.filter(isOurs)
