/** A number as it is shown to someone who must recognise it but not learn it: '+84 ••• ••• 678'. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)} ••• ••• ${mobile.slice(-3)}`
}

/** An address likewise: 'l••••@example.com'. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}••••@${host}`
}
