/** A number that its owner can recognise and others cannot learn: '+84 ••• ••• 678'. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)} ••• ••• ${mobile.slice(-3)}`
}

/** The same for an address: 'l••••@example.com'. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}••••@${host}`
}
