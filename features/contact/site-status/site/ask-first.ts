/** Input of the permission call: the host in the visitor's address bar. */
export const statusInput = () => ({ query: { url: location.host } })
