import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<string, { image?: string; build?: { args: Record<string, string> } }>
}

it('a release can pin every base image of the Dockerfile by its digest', () => {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n')
  const froms = lines.filter((line) => line.startsWith('FROM'))
  expect(froms.length).toBeGreaterThan(0)
  for (const from of froms) {
    const [, name] = /^FROM \$\{(\w+)\}/.exec(from) ?? []
    expect(lines, from).toContainEqual(expect.stringMatching(new RegExp(`^ARG ${name}=\\S+$`)))
    expect(compose.services.shop!.build!.args, from).toHaveProperty(String(name))
  }
})

it('a release can pin every image of compose.yaml by its digest', () => {
  const images = Object.values(compose.services).flatMap(({ image, build }) => [
    ...(image ? [image] : []),
    ...Object.values(build?.args ?? {}),
  ])
  expect(images.length).toBe(4)
  for (const image of images) expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-[a-z]+:\S+\}$/)
})
