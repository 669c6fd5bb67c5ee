/** What other features may call. */
export { listRooms } from './service/seats.ts'
