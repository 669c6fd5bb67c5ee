import { readTicketFile, seriesDifferences } from '#game-kit/lottery/tickets/proof.ts'

/** Prints a whole series again in a worker: some seconds on a phone. Receives its record, replies with the differences. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const record = readTicketFile(data)
  postMessage(record?.tickets === 'series' ? seriesDifferences(record) : ['not a record of a series'])
})
