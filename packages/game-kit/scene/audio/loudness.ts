/**
 * Loudness as broadcasters measure it (ITU-R BS.1770): the signal is weighted like the ear, and the loudest 400 ms count. A short click and
 * a long chord with the same figure are equally conspicuous, which no peak or average level can tell.
 */
const BLOCK_SECONDS = 0.4
const HOP_SECONDS = 0.1
/** Peaks stay this far below full scale: a phone's converter overshoots between samples. */
const PEAK = 10 ** (-1.5 / 20)
/** Below this, a small speaker only moves air: it costs headroom and hides an offset. */
const RUMBLE_HZ = 28

type Biquad = { readonly b: readonly [number, number, number]; readonly a: readonly [number, number] }

function filtered(samples: Float32Array, { b, a }: Biquad): Float32Array {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[i] = y
  }
  return out
}

/** A second-order high-pass filter. */
function highPass(hz: number, quality: number, rate: number): Biquad {
  const k = Math.tan((Math.PI * hz) / rate)
  const norm = 1 + k / quality + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / quality + k * k) / norm] }
}

/** The head's shelf of the standard: +4 dB above 1.7 kHz. */
function shelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1_681.974) / rate)
  const [gain, mid] = [10 ** (4 / 20), 10 ** ((4 * 0.49967) / 20)]
  const quality = 0.70718
  const norm = 1 + k / quality + k * k
  return {
    b: [
      (gain + (mid * k) / quality + k * k) / norm,
      (2 * (k * k - gain)) / norm,
      (gain - (mid * k) / quality + k * k) / norm,
    ],
    a: [(2 * (k * k - 1)) / norm, (1 - k / quality + k * k) / norm],
  }
}

/** The loudest 400 ms of mono samples, in LUFS; -Infinity for silence. */
export function loudest(samples: Float32Array, rate: number): number {
  const heard = filtered(filtered(samples, shelf(rate)), highPass(38.135, 0.50033, rate))
  const block = Math.round(BLOCK_SECONDS * rate)
  const hop = Math.round(HOP_SECONDS * rate)
  let most = 0
  for (let from = 0; from === 0 || from + block <= heard.length; from += hop) {
    let sum = 0
    for (let i = from; i < Math.min(from + block, heard.length); i++) sum += (heard[i] ?? 0) ** 2
    most = Math.max(most, sum / block)
  }
  return most > 0 ? -0.691 + 10 * Math.log10(most) : -Infinity
}

/** The same sound without offset and rumble at a loudness in LUFS, or as near to it as full scale allows. */
export function levelled(samples: Float32Array, rate: number, lufs: number): Float32Array<ArrayBuffer> {
  const clean = filtered(samples, highPass(RUMBLE_HZ, Math.SQRT1_2, rate))
  const peak = clean.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const now = loudest(clean, rate)
  const gain = peak > 0 && Number.isFinite(now) ? Math.min(10 ** ((lufs - now) / 20), PEAK / peak) : 0
  return clean.map((value) => value * gain)
}
