// The rebates of a new account are those of its link, but never above what the upline has when it registers: an upline's rebates may have
// been lowered since the link was made. Example: a link with 1.0 % in slots, an upline that has 0.8 % now: 0.8 %.

type Rate = { readonly category: string; readonly ppm: number }

export function presetOf(preset: readonly Rate[], upline: readonly Rate[]): Rate[] {
  return preset.flatMap(({ category, ppm }) => {
    const most = upline.find((rate) => rate.category === category)?.ppm ?? 0
    const given = Math.min(ppm, most)
    return given > 0 ? [{ category, ppm: given }] : []
  })
}
