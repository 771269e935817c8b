<?xml version="1.0" encoding="UTF-8"?>
<!--
  Compiles ISO Schematron with the query binding xslt2 to XSLT, as far as Peppol's rules use it: namespaces, variables, functions, and the assertions of
  rules. As the standard has it, the first rule of a pattern whose context fits a node is the only one of it for that node.
-->
<xsl:stylesheet
  version="3.0"
  xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:sch="http://purl.oclc.org/dsdl/schematron"
  xmlns:svrl="http://purl.oclc.org/dsdl/svrl"
  xmlns:out="compiled"
  exclude-result-prefixes="sch"
>
  <xsl:namespace-alias stylesheet-prefix="out" result-prefix="xsl" />
  <xsl:output indent="yes" />

  <xsl:template match="/sch:schema">
    <out:stylesheet version="3.0">
      <xsl:for-each select="sch:ns">
        <xsl:namespace name="{@prefix}" select="@uri" />
      </xsl:for-each>
      <out:output indent="yes" />
      <xsl:copy-of select="xsl:function" />
      <xsl:apply-templates select="sch:let | sch:pattern/sch:let" />
      <out:template match="/">
        <svrl:schematron-output>
          <xsl:for-each select="sch:pattern">
            <out:apply-templates select="/" mode="{generate-id()}" />
          </xsl:for-each>
        </svrl:schematron-output>
      </out:template>
      <xsl:apply-templates select="sch:pattern" />
    </out:stylesheet>
  </xsl:template>

  <xsl:template match="sch:pattern">
    <xsl:variable name="mode" select="generate-id()" />
    <xsl:for-each select="sch:rule">
      <out:template match="{@context}" mode="{$mode}" priority="{1000 - position()}">
        <xsl:apply-templates select="sch:let" />
        <xsl:apply-templates select="sch:assert" />
        <out:apply-templates select="@* | node()" mode="{$mode}" />
      </out:template>
    </xsl:for-each>
    <out:template match="/ | @* | node()" mode="{$mode}" priority="-1">
      <out:apply-templates select="@* | node()" mode="{$mode}" />
    </out:template>
  </xsl:template>

  <xsl:template match="sch:let">
    <out:variable name="{@name}" select="{@value}" />
  </xsl:template>

  <xsl:template match="sch:assert">
    <out:if test="not({@test})">
      <svrl:failed-assert id="{@id}" flag="{@flag}">
        <svrl:text>
          <xsl:value-of select="concat('[', @id, '] ', normalize-space(.))" />
        </svrl:text>
      </svrl:failed-assert>
    </out:if>
  </xsl:template>
</xsl:stylesheet>
