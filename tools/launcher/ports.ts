/** Checks ports before anything is started, and names a port in use with the variable that changes it. */
import { createServer } from 'node:net'
import { portTable, type PortName, type Ports } from './place.ts'
import { Trouble } from './reporter.ts'

/** Refuses with a clear message when a required port is in use or not permitted. */
export async function checkPorts(ports: Ports, needed: readonly PortName[]): Promise<void> {
  for (const variable of needed) {
    const problem = await tryPort(ports[variable])
    if (problem) throw new Trouble(portTrouble(variable, ports[variable], problem))
  }
}

function portTrouble(variable: PortName, port: number, problem: string): string {
  const words = portTable.find((row) => row.variable === variable)?.words
  const why = problem === 'EACCES' ? 'can’t be opened by this user' : 'is in use by another program'
  const free = port < 1024 ? 8080 : port + 100
  return `Port ${port} (${words}) ${why}. Choose another: ${variable}=${free} npm start`
}

function tryPort(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(null)))
  })
}

/** A port that is free at this moment, for tests. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/** Free ports for a whole separate product. */
export async function freePorts(): Promise<Ports> {
  const ports = {
    PORT: 0,
    OFFICE_PORT: 0,
    GAME_PORT: 0,
    PROCESSOR_PORT: 0,
    OUTBOX_PORT: 0,
    SMTP_PORT: 0,
    ARCADE_PORT: 0,
    VENDOR_PORT: 0,
  }
  for (const { variable } of portTable) ports[variable] = await freePort()
  return ports
}
