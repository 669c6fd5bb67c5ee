/** Verification of the file of an instant ticket, or of a whole series of them. */
import { readTicketFile, seriesDifferences, ticketDifferences } from '#game-kit/lottery/tickets/proof.ts'
import { isRecord } from '#game-kit/schema.ts'
import type { DrawVerdict } from './draw.ts'

/** The verdict on a file of tickets; null for any other file. Throws a TypeError for one that cannot be read. */
export function ticketVerdict(text: string): DrawVerdict | null {
  const json = parsed(text)
  const fields = isRecord(json) && isRecord(json['value']) ? json['value'] : json
  // a lottery draw names the ticket file beside it, too
  if (!isRecord(fields) || fields['tickets'] === undefined || fields['record'] === 'sharedRound') return null
  const record = readTicketFile(fields)
  if (!record) throw new TypeError('not an exported ticket or series of tickets')
  const differences = record.tickets === 'ticket' ? ticketDifferences(record) : seriesDifferences(record)
  console.log(
    record.tickets === 'ticket'
      ? `  ticket ${record.label}, number ${record.number}`
      : `  series ${record.label}, ${record.paid.length} tickets sold`,
  )
  return { isSame: differences.length === 0, differences, stake: '', win: '', events: [] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // reported by the reader of rounds
  }
}
