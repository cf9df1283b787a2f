import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { personas } from '../../fixtures/personas/index.ts';
import { operations } from '../../generated/contract/operations.ts';
import { CHARGE } from '../../mock-server/domain/billing/fault-names.ts';
import { LIVE_VIDEO } from '../../mock-server/domain/streams.ts';
import { IDENTITY_FAULTS } from '../../mock-server/identity/faults.ts';
import { SCENARIO_NAMES } from '../../mock-server/world/scenarios.ts';

const WRITTEN = ['index', 'types', 'playwright'];

/** `AsyncDisposable`, which older settings of TypeScript do not have. */
const LIBRARY = '/// <reference lib="esnext.disposable" />\n';

const union = (names: readonly string[]): string => names.map((name) => `\n  | '${name}'`).join('');

/** Names that editors complete, in place of types of the mock's inside. */
function names(): string {
  const operationIds = Object.keys(operations);
  return [
    `export type PersonaId =${union(personas.map(({ id }) => id))};`,
    `export type ScenarioName =${union(SCENARIO_NAMES)};`,
    `export type OperationId =${union(operationIds)};`,
    `export type FaultTarget =\n  | OperationId${union([LIVE_VIDEO, CHARGE, ...IDENTITY_FAULTS])};`,
    '',
  ].join('\n');
}

/** Declarations of one file, which needs no other for them. */
function declarationOf(folder: string, name: string): string {
  const fileName = `${name}.ts`;
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(path.join(folder, fileName), 'utf8'), {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {
      isolatedDeclarations: true,
      declaration: true,
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.ESNext,
    },
  });
  for (const { messageText } of diagnostics) {
    throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  }
  return LIBRARY + outputText.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'");
}

/** Declaration files of the package by name. */
export function declarations(folder: string): Record<string, string> {
  const written = WRITTEN.map((name) => [`${name}.d.ts`, declarationOf(folder, name)]);
  return { ...(Object.fromEntries(written) as Record<string, string>), 'names.d.ts': names() };
}
