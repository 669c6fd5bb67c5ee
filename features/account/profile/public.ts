/**
 * A member's profile. `profileOf(db, memberId)` returns every field, null if it is empty; `changesOf` what was changed and by whom;
 * `avatarView` and `avatarRow` the picture as pages reference it.
 */
export { profileOf } from './store/fields.ts'
export { avatarRow } from './store/avatars.ts'
export { avatarView } from './service/avatars.ts'
export type { Profile } from './rules.ts'
