import { openAfterEnd } from '#features/identity/site/auth-store.ts'
import type { EndedBy } from '#features/identity/site/session.ts'
import { exclusions } from '#features/exclusions/contract/member.ts'
import { showAway } from '#features/exclusions/site/away-store.ts'
import { clientOn } from '#ui/line/use-api.ts'
import { transport } from '../line.ts'
import { moreWords } from '../words.ts'

/** Whoever waits longer for the reason is offered the log-in, which tells it too. */
const PATIENCE_MS = 4_000

/**
 * Why a session is over that the member did not end here. A break that began elsewhere is said as such, with its end and the way to
 * help (R6); anything else the house ended is a log-in away; what another tab ended needs no words.
 */
export async function explainEnd(token: string, by: EndedBy): Promise<void> {
  const away = await Promise.race([
    awayOf(token),
    new Promise<null>((late) => setTimeout(late, PATIENCE_MS, null)),
  ])
  if (away) showAway({ ...away, pass: null })
  else if (by === 'house') openAfterEnd()
}

async function awayOf(token: string) {
  const [{ away }] = await Promise.all([
    clientOn(transport, exclusions).ended({ body: { token } }),
    moreWords(),
  ])
  return away
}
