/**
 * What this browser stores for a day (specification §3, decision 9): the user name, the number, and whether an HttpOnly token replaces the
 * password. Never the password.
 */
const DAY_SECONDS = 86_400

type Kept = 'username' | 'smsNumber' | 'remembered'

export function kept(name: Kept): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? '' : decodeURIComponent(found.slice(name.length + 1))
}

export function keep(name: Kept, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${DAY_SECONDS}; samesite=strict${secure}`
}

export function drop(name: Kept): void {
  document.cookie = `${name}=; path=/; max-age=0; samesite=strict`
}
