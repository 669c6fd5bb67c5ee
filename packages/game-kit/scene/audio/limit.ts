const THRESHOLD_DB = -9
const RATIO = 20
/** By the Web Audio specification a compressor raises its output by this power of what it takes from a full-scale signal. */
const MAKEUP = 0.6

/**
 * A limiter in front of the loudspeaker: several sounds at once and the music together exceed full scale, which is heard as a crackle.
 * Below its threshold nothing changes.
 */
export function limited(context: BaseAudioContext): AudioNode {
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = THRESHOLD_DB
  limiter.ratio.value = RATIO
  limiter.knee.value = 0
  limiter.attack.value = 0.002
  limiter.release.value = 0.18
  const undo = context.createGain()
  undo.gain.value = 10 ** ((MAKEUP * (THRESHOLD_DB - THRESHOLD_DB / RATIO)) / 20)
  limiter.connect(undo).connect(context.destination)
  return limiter
}
