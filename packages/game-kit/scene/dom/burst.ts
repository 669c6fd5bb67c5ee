import { createSpread } from '../spread.ts'

const spread = createSpread(3)
const gold = ['#ffd27a', '#ffb040', '#fff3cf', '#e59bff']

/** Sparks of light from an element: they fly and remove themselves. Each is an `<i>` with the layer's own style. */
export function burst(
  layer: HTMLElement,
  from: Element,
  count: number,
  colours: readonly string[] = gold,
): void {
  const box = from.getBoundingClientRect()
  const home = layer.getBoundingClientRect()
  const x = box.left - home.left + box.width / 2
  const y = box.top - home.top + box.height / 2
  for (let i = 0; i < count; i++) {
    const spark = document.createElement('i')
    const angle = -Math.PI * spread()
    const reach = 50 + spread() * (60 + count * 2.2)
    const size = 3 + spread() * 6
    spark.style.cssText = `left:${x}px;top:${y}px;width:${size}px;height:${size}px;background:${colours[i % colours.length]}`
    layer.append(spark)
    const dx = Math.cos(angle) * reach
    const dy = Math.sin(angle) * reach
    const flight = spark.animate(
      [
        { transform: 'translate(-50%,-50%) scale(1)', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(.9)`, opacity: 1, offset: 0.6, easing: 'ease-in' },
        { transform: `translate(${dx * 1.15}px, ${dy + 40}px) scale(.2)`, opacity: 0 },
      ],
      { duration: 700 + spread() * 700, easing: 'cubic-bezier(.1,.7,.3,1)' },
    )
    flight.onfinish = () => spark.remove()
  }
}
