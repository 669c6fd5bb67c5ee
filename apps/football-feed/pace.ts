/** Options of a replay as they are typed: "20", "120", "0.2". */
export type TypedPace = { readonly speed: string; readonly lead: string; readonly loss: string }

export type Pace = {
  /** How many times faster than life. */
  readonly speed: number
  /** Seconds until the first match kicks off: its time for bets before play. */
  readonly leadSeconds: number
  /** This share of messages is lost on the way, to see a recovery. */
  readonly loss: number
}

/** A match takes half a minute then; any faster, no bet could follow it. */
const HIGHEST_SPEED = 200

/** Reads how fast a replay goes, or says what is wrong with the options, each by its name: "speed is a number up to 200". */
export function paceOf({ speed, lead, loss }: TypedPace): Pace | { readonly problem: string } {
  const pace: Pace = { speed: Number(speed), leadSeconds: Number(lead), loss: Number(loss) }
  if (!(pace.speed > 0 && pace.speed <= HIGHEST_SPEED))
    return { problem: `speed is a number up to ${HIGHEST_SPEED}` }
  if (!(pace.leadSeconds >= 0)) return { problem: 'lead is a number of seconds' }
  if (!(pace.loss >= 0 && pace.loss < 1)) return { problem: 'loss is a share below 1, such as 0.2' }
  return pace
}
