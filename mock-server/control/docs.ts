import { html } from 'hono/html';
import { type Field, fieldsOf, kindOf } from './fields.ts';
import { type ControlDocument, controlDocument, type DocumentedOperation } from './openapi.ts';

type Html = ReturnType<typeof html>;
type Entry = { method: string; path: string; operation: DocumentedOperation };

const NONE = html``;
const jsonOf = (value: unknown): string => JSON.stringify(value, null, 2);

function entriesOf(document: ControlDocument): Entry[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** Renders text of the table: `code` between backticks. */
function prose(text: string): Html[] {
  return text.split('`').map((part, i) => (i % 2 === 0 ? html`${part}` : html`<code>${part}</code>`));
}

/** Fields of the query and the body. */
function allFieldsOf({ parameters = [], requestBody }: DocumentedOperation): Field[] {
  const inQuery = parameters.flatMap((parameter): Field[] => {
    if (!('in' in parameter) || parameter.in !== 'query') return [];
    const { name, schema, description = '' } = parameter;
    return [{ name: `?${name}`, kind: kindOf(schema), required: false, description }];
  });
  const body = requestBody?.content['application/json'];
  return [...inQuery, ...(body ? fieldsOf(body.schema) : [])];
}

function fieldTable(operation: DocumentedOperation): Html {
  const fields = allFieldsOf(operation);
  if (fields.length === 0) return NONE;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Fields of ${operation.operationId}">
    <table>
      <thead><tr><th scope="col">Field</th><th scope="col">Is</th><th scope="col">Means</th></tr></thead>
      <tbody>${fields.map(
        ({ name, kind, required, description }) => html`<tr>
          <th scope="row"><code>${name}</code>${required ? ' (required)' : ''}</th>
          <td>${kind}</td>
          <td>${prose(description)}</td>
        </tr>`,
      )}</tbody>
    </table>
  </div>`;
}

function sample(title: string, value: unknown): Html {
  return value === undefined ? NONE : html`<h4>${title}</h4><pre tabindex="0">${jsonOf(value)}</pre>`;
}

function section({ method, path, operation }: Entry): Html {
  const answers = Object.entries(operation.responses);
  const [status, answer] = answers.find(([code]) => code.startsWith('2')) ?? ['', undefined];
  const refusals = answers.filter(([code]) => !code.startsWith('2'));
  return html`<section id="${operation.operationId}">
    <h3><b class="${method.toLowerCase()}">${method}</b> <code>${path}</code></h3>
    <p>${prose(operation.summary)}.${operation.description ? html` ${prose(operation.description)}` : NONE}</p>
    ${fieldTable(operation)}
    ${sample('Request', operation.requestBody?.content['application/json'].example)}
    ${sample(`Answer ${status}`, answer?.content?.['application/json'].example)}
    ${answer?.content ? NONE : html`<p>Answers ${status} without a body.</p>`}
    ${refusals.length === 0 ? NONE : html`<p class="dim">Otherwise ${refusals.map(([code]) => code).join(', ')}.</p>`}
  </section>`;
}

/** The documentation as one HTML page without script. `root`: folder of `docs.css`, relative to the page. */
export function docsPage(version: string, root: string): Html {
  const document = controlDocument(version);
  const entries = entriesOf(document);
  const areas = document.tags.map(({ name }) => ({
    name,
    entries: entries.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Control API of the mock | Waymark</title>
    <link rel="stylesheet" href="${root}docs.css">
  </head>
  <body>
    <header>
      <h1>Control API of the mock</h1>
      <p>${document.info.description}</p>
      <p>
        A call acts on the world that its header <code>X-Mock-World</code> or its cookie <code>mock_world</code> names, else on
        <code>default</code>. Paths are below <code>/__mock</code>, bodies are JSON. Refusals give the reasons by field: <code>{"validation_errors": {"now": ["…"]}}</code>.
        The same as <a href="${root}openapi.json">OpenAPI 3.1</a> and as <a href="${root}llms.txt">text for agents</a>. Version ${version}.
      </p>
    </header>
    <nav aria-label="Calls">${areas.map(
      (area) => html`<h2>${area.name}</h2>
      <ul>${area.entries.map(
        ({ method, path, operation }) => html`<li><a href="#${operation.operationId}">${method} ${path}</a></li>`,
      )}</ul>`,
    )}</nav>
    <main>${areas.map((area) => html`<h2>${area.name}</h2>${area.entries.map(section)}`)}</main>
  </body>
</html>
`;
}
