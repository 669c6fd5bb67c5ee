/**
 * What a member told of themselves. `profileOf(db, memberId)` gives every field, null where nothing stands;
 * `changesOf` what was changed and by whom; `avatarView` and `avatarRow` the picture as pages name it.
 */
export { profileOf } from './store/fields.ts'
export { avatarRow } from './store/avatars.ts'
export { avatarView } from './service/avatars.ts'
export type { Profile } from './rules.ts'
