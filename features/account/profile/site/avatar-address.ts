/** The URL of a member's picture: one of the platform's by its name, an uploaded one as the platform names it. */
export function avatarAddress({
  avatar,
  avatarType,
}: {
  readonly avatar: string
  readonly avatarType: 'CUSTOM' | 'STATIC'
}): string {
  return avatarType === 'CUSTOM' ? avatar : `/avatars/${encodeURIComponent(avatar)}.svg`
}
