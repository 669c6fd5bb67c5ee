/** Where a member's picture is: one of the house's by its name, an own one as the house names it. */
export function avatarAddress({
  avatar,
  avatarType,
}: {
  readonly avatar: string
  readonly avatarType: 'CUSTOM' | 'STATIC'
}): string {
  return avatarType === 'CUSTOM' ? avatar : `/avatars/${encodeURIComponent(avatar)}.svg`
}
