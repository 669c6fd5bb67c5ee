/** Whose messages and signs a member has hidden for themselves, in every room. */
export { hiddenOf, hideMember, showMember } from './store/chat.ts'
/** Whether a member may say anything to other members now: for the rooms beside this one, such as signs at a card table. */
export { mayTalk } from './service/room.ts'
