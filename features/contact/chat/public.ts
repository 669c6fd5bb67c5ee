/** Whether a member may say anything to other members now: for the rooms beside this one, such as signs at a card table. */
export { mayTalk } from './service/room.ts'
