import type { Job } from '#server/jobs.ts'
import { closeUnusedRooms, driveRooms, freeIdleSeats } from './service/drive.ts'

export const cardRoomsJobs: readonly Job[] = [
  {
    name: 'card-rooms.drive',
    says: 'Deals hands while at least two seats can play, decides for absent players when their time is over, and pays who has left.',
    everySeconds: 0.5,
    ownConnections: 2, // a turn's clock does not wait for reports
    run: driveRooms,
  },
  {
    name: 'card-rooms.close',
    says: 'Closes private rooms that are empty, and those in which nothing is played; their seats are paid.',
    everySeconds: 5, // a member at the limit leaves one room to open another
    run: closeUnusedRooms,
  },
  {
    name: 'card-rooms.idle',
    says: 'Frees seats that have waited for company for an hour without a hand; they are paid.',
    everySeconds: 60,
    run: freeIdleSeats,
  },
]
