import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<string, { image?: string; build?: { args: Record<string, string> } }>
}

const DIGEST = '\\S+@sha256:[0-9a-f]{64}'

it('every base image of the Dockerfile is pinned by its digest, and a release can name another', () => {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n')
  const froms = lines.filter((line) => line.startsWith('FROM'))
  expect(froms.length).toBeGreaterThan(0)
  for (const from of froms) {
    const [, name] = /^FROM \$\{(\w+)\}/.exec(from) ?? []
    expect(lines, from).toContainEqual(expect.stringMatching(new RegExp(`^ARG ${name}=${DIGEST}$`)))
    expect(compose.services.shop!.build!.args, from).toHaveProperty(String(name))
  }
})

it('every image of compose.yaml is pinned by its digest, and a release can name another', () => {
  const images = Object.values(compose.services).flatMap(({ image, build }) => [
    ...(image ? [image] : []),
    ...Object.values(build?.args ?? {}),
  ])
  expect(images.length).toBe(4)
  for (const image of images) expect(image).toMatch(new RegExp(`^\\$\\{[A-Z]+_IMAGE:-[a-z]+:${DIGEST}\\}$`))
  const [, node] = /:-(.+)\}$/.exec(compose.services.shop!.build!.args.NODE_IMAGE!)!
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`ARG NODE_IMAGE=${node}\n`)
})
