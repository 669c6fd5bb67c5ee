/** The HTTP load: a process of its own, each connection a member of its own. Tells one line of JSON. */
import autocannon from 'autocannon'

const { url, connections, seconds } = JSON.parse(process.argv[2] ?? '{}')
let next = 0
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  method: 'POST',
  setupClient: (client) => {
    next += 1
    client.setHeadersAndBody(
      { 'content-type': 'application/json', authorization: `bench-token-${next}`, merchant: 'BENCH' },
      JSON.stringify({
        stake: '1.00',
        bet: { target: 5050, over: true },
        clientSeed: 'b7c1f0a2',
        game: 'dice',
      }),
    )
  },
})
console.log(
  JSON.stringify({
    ok: result['2xx'],
    other: result.non2xx + result.errors,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }),
)
