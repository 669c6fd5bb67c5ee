export {
  claimPayeeName,
  insertMember,
  memberByAccount,
  memberById,
  updateState as changeMemberState,
  type MemberRow,
  type NewMember,
} from './store.ts'
