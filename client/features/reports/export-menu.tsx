import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../lib/chunk-reload.ts';
import { csvFile } from '../../lib/csv.ts';
import { saveFile } from '../../lib/save-file.ts';
import { headRows } from '../../rules/files/file-head.ts';
import { zonedTime } from '../../rules/time/zoned-time.ts';
import { showAlert } from '../../state/alerts.ts';
import { type FileSubject, useFileHead } from '../../wording/use-file-head.ts';
import { useFormat } from '../../wording/use-format.ts';
import type { ReportRow } from './report-row.ts';
import styles from './reports.module.css';
import type { ReportColumn } from './use-report-columns.tsx';

type Props = { subject: FileSubject; columns: readonly ReportColumn[]; rows: readonly ReportRow[] };

/** Saves the shown rows as a file, or prints the page. */
export function ExportMenu({ subject, columns: all, rows }: Props) {
  const { t } = useTranslation(['reports', 'files']);
  const format = useFormat();
  const fileHead = useFileHead();
  const columns = all.filter(({ only }) => only !== 'table');
  const headersIn = (zone: string) =>
    columns.map(({ header, plainHeader = header, isTime }) =>
      isTime ? t('files:inZone', { column: plainHeader, zone }) : plainHeader,
    );
  const saveCsv = async () => {
    const head = fileHead(subject);
    const { timeZone } = head;
    const cellsOf = (row: ReportRow) =>
      columns.map(({ plain, isTime }) => {
        const value = plain(row);
        return isTime && typeof value === 'number' ? zonedTime(value, timeZone) : value;
      });
    saveFile(head.nameOf('csv'), await csvFile({ head: headRows(head), columns: headersIn(timeZone) }, rows, cellsOf));
  };
  const saveExcel = async () => {
    try {
      const { excelFile } = await loadChunk(() => import('../../lib/sheet/excel-file.ts'));
      const head = fileHead(subject);
      const { title, lines, timeZone } = head;
      const headers = headersIn(timeZone);
      const file = await excelFile({
        name: subject.title,
        title,
        head: lines,
        columns: columns.map(({ isTime, align }, index) => ({
          header: headers[index] ?? '',
          kind: isTime ? 'time' : align ? 'number' : 'text',
        })),
        rows: rows.map((row) => columns.map(({ plain }) => plain(row))),
        timeZone,
      });
      saveFile(head.nameOf('xlsx'), file);
    } catch {
      showAlert({ id: 'report-export', type: 'error', message: t('exports.failed') });
    }
  };
  return (
    <Menu position="bottom-end" keepMounted={false}>
      <Menu.Target>
        <Button
          className={styles.export}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={rows.length === 0}
        >
          {t('exports.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        <Menu.Label>{t('exports.rows', { count: rows.length, shown: format.number(rows.length) })}</Menu.Label>
        <Menu.Item leftSection={<IconFileTypeCsv size={18} aria-hidden />} onClick={() => void saveCsv()}>
          {t('exports.csv')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileSpreadsheet size={18} aria-hidden />} onClick={() => void saveExcel()}>
          {t('exports.xlsx')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => print()}>
          {t('exports.print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
