/** Where a member's picture is: one of the platform's by its name, an own one as the platform names it. */
export function avatarAddress({
  avatar,
  avatarType,
}: {
  readonly avatar: string
  readonly avatarType: 'CUSTOM' | 'STATIC'
}): string {
  return avatarType === 'CUSTOM' ? avatar : `/avatars/${encodeURIComponent(avatar)}.svg`
}
