/** Flags whose forms send a code by SMS. */
export const smsFlags: ReadonlySet<string> = new Set([
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
])
