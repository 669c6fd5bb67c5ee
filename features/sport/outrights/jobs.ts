import type { Job } from '#server/jobs.ts'
import { createOutrights } from './service/create.ts'
import { checkOutrights, followOutrights } from './service/follow.ts'

export const sportOutrightsJobs: readonly Job[] = [
  {
    name: 'sport-outrights.create',
    says: 'Opens betting on the winner of each league season that has matches ahead.',
    everySeconds: 30,
    run: createOutrights,
  },
  {
    name: 'sport-outrights.follow',
    says: 'Prices the winners of leagues after each result, pauses betting while a match runs, and enters who won.',
    everySeconds: 3,
    run: followOutrights,
  },
  {
    name: 'sport-outrights.check',
    says: 'Enters the winner of a league again when a result of its last season was corrected.',
    everySeconds: 600,
    run: checkOutrights,
  },
]
